ALTER TABLE "request_sources" ADD COLUMN "session_id" uuid;--> statement-breakpoint
UPDATE "request_sources" AS s SET "session_id" = (
  SELECT v.id FROM "requests" r JOIN "visitor_sessions" v
    ON v.visitor_id IN (SELECT own.visitor_id FROM "visitor_sessions" own WHERE own.user_id = r.customer_id)
  WHERE r.id = s.request_id AND v.source = s.source AND v.campaign = s.campaign AND v.entry_page = s.entry_page
    AND v.start_time <= s.requested_at
  ORDER BY v.start_time DESC LIMIT 1);--> statement-breakpoint
DELETE FROM "request_sources" WHERE "session_id" IS NULL;--> statement-breakpoint
ALTER TABLE "request_sources" ALTER COLUMN "session_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "request_sources" ADD CONSTRAINT "request_sources_session_id_visitor_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."visitor_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_sources_session" ON "request_sources" USING btree ("session_id");
