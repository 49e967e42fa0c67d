-- owner: core/members
-- How far an account is trusted with reaching others (rules/people/standing.ts); hourly work changes it. Accounts from
-- before are settled.
alter table members add column standing text not null default 'settled' check (standing in ('new', 'settled', 'trusted'));
alter table members alter column standing set default 'new';
