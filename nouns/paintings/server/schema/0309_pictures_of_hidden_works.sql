-- owner: features/paintings
-- Whether the picture's addresses are closed because this work is hidden: reports alone leave those open that others show.
alter table painting_pictures add column closed boolean not null default false;
update painting_pictures e set closed = true from hidden_paintings h join paintings p on p.id = h.painting
  where e.painting = h.painting and p.removed_at is not null;
