-- owner: core/search
-- Since when a segment has dead documents: their words are in its pages until it is written anew, a week later at most.
alter table search_segments add buried_at timestamptz;
