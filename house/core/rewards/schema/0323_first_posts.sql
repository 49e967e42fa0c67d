-- owner: core/rewards
-- Star-sugar may make the point of a day's first post none: it was the first post all the same.
create or replace function reward_post(p_member bigint, p_day date, p_at timestamptz, p_text text,
  out points integer, out bullets integer, out open boolean) language plpgsql set enable_seqscan = off as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('post ' || p_member, 240));
  open := earns(p_member, p_at);
  if open then open := spend_content('text', spent_text(p_text)); end if;
  select count(*) filter (where r.reason = 3), count(*) filter (where r.reason = 4 and r.amount > 0) into points, bullets
    from rewards r where r.member = p_member and r.reason in (3, 4) and r.day = p_day;
end $$;
