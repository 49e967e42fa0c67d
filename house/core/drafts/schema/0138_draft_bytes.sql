-- owner: core/drafts
-- Bytes of the document as text. Drafts from before are counted as the database keeps them.
alter table drafts add column bytes integer;
