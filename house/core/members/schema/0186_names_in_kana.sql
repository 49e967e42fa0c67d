-- owner: core/members
-- Names are found by romaji too, in either kana and in traditional or simplified characters: the job that writes the
-- words writes those of such names anew.
update members set named = false where named and closed_at is null and nick ~ '[ぁ-ヿ㐀-鿿]';
