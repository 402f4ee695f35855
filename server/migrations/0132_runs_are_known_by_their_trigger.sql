-- A rule may wait for something else of the same record later: what it has met is known by its trigger too.
update automation_runs set event_key = trigger || ' ' || event_key where trigger is not null;
