-- owner: features/dragon-balls
-- A work that is hidden, removed or deleted leaves its place in the open round; what a closed round had stays. The round is
-- locked first: whoever closes it counts its balls under the same lock.
create function leave_dragon_ball() returns trigger language plpgsql as $$
begin
  perform from dragon_balls b join dragon_rounds r on r.character = b.character and r.round = b.round
    where b.painting = old.id and r.closed_at is null for update of r;
  if found then
    delete from dragon_balls where painting = old.id;
  end if;
  return null;
end $$;
create trigger paintings_leave_ball after update of removed_at on paintings for each row
  when (old.removed_at is null and new.removed_at is not null) execute function leave_dragon_ball();
create trigger paintings_leave_ball_gone after delete on paintings for each row
  when (old.dragon <> '') execute function leave_dragon_ball();
