-- owner: features/paintings
-- Since when its uploader has deleted a work that staff or reports had hidden. The row stays until the work is purged: it
-- counts for the uploader's standing, and reports about the work are still decided.
alter table hidden_paintings add column deleted_at timestamptz;
