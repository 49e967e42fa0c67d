-- owner: features/replays
-- What waits for staff is nobody's to see but its author's; what is live is neither removed nor held.
alter table replays add column held_at timestamptz;
alter table replay_comments add column held_at timestamptz;

drop index replays_time, replays_score, replays_game_time, replays_game_score, replays_rank_time, replays_rank_score;
create index replays_time on replays (uploaded_at desc, id desc) where removed_at is null and held_at is null;
create index replays_score on replays (score desc, id desc) where removed_at is null and held_at is null;
create index replays_game_time on replays (game, uploaded_at desc, id desc)
  where removed_at is null and held_at is null;
create index replays_game_score on replays (game, score desc, id desc) where removed_at is null and held_at is null;
create index replays_rank_time on replays (game, difficulty, uploaded_at desc, id desc)
  where removed_at is null and held_at is null;
create index replays_rank_score on replays (game, difficulty, score desc, id desc)
  where removed_at is null and held_at is null;
create index replays_held on replays (held_at) where held_at is not null and removed_at is null;

drop index replay_comments_newest;
create index replay_comments_newest on replay_comments (replay, id desc) where removed_at is null and held_at is null;
create index replay_comments_held on replay_comments (held_at) where held_at is not null and removed_at is null;
