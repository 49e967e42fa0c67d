-- owner: core/files
alter table picture_sizes drop constraint picture_sizes_size_check;
alter table picture_sizes add constraint picture_sizes_size_check check (size in ('176', '480', '960', 'full'));
-- Pictures made before there was a size for heads get it by the job that makes sizes; those they have stay.
update pictures set sized_at = null where sized_at is not null and extension <> 'gif';
