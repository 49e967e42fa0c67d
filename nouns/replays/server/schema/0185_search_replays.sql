-- owner: features/replays
-- Notes, signatures, scores, games and shots of replays are searched.
create trigger replays_searched_new after insert on replays for each row when (new.held_at is null)
  execute function queue_for_search('replay');
create trigger replays_searched_gone after delete on replays for each row execute function queue_for_search('replay');
create trigger replays_searched_changed after update of comment, pilot, score, game, shot, held_at, removed_at on replays
  for each row when ((old.comment, old.pilot, old.score, old.game, old.shot, old.held_at, old.removed_at)
    is distinct from (new.comment, new.pilot, new.score, new.game, new.shot, new.held_at, new.removed_at))
  execute function queue_for_search('replay');
