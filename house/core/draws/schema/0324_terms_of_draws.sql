-- owner: core/draws
-- What decides the outcome beside the draws, such as a chance: with it a member works the outcome out again.
alter table member_draws add column terms text not null default '';
