-- owner: core/members
-- The colour of the house in which the member's name is shown; '' for none.
alter table members add column colour text not null default ''
  check (colour in ('', 'straw', 'soda', 'honey', 'matcha', 'plum'));
