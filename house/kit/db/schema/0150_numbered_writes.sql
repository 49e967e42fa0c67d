-- owner: kit
-- Every write transaction takes the next number together with its commit. A process that misses the notification of a
-- number drops what it has cached (decision 0150).
create sequence kit_writes;
