-- owner: core/members
-- A mention finds nobody by the name they log in with: names are written down anew by the job that fills them. Who is
-- called like their account keeps their rows.
update members set named = false where named and closed_at is null and lower(nick) <> lower(account);
