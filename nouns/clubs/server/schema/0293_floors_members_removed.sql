-- owner: features/clubs
-- Two members decided about a report that the floor goes. `removed_by` is staff then, who alone can bring it back.
alter table floors add column by_members boolean not null default false check (not by_members or removed_by = 'staff');
