-- owner: features/paintings
-- The picture that a look is of; null for works from before. A look of a picture that its work shows no more stays, for
-- what was uploaded once is never rewarded again, but the work is not alike by it.
alter table painting_hashes add column picture integer;
