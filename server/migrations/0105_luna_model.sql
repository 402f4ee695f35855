CREATE TABLE "luna_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"model_enabled" boolean DEFAULT true NOT NULL,
	"price_in" numeric(10, 4),
	"price_out" numeric(10, 4),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "luna_settings_is_one" CHECK (id = 1)
);
--> statement-breakpoint
ALTER TABLE "luna_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "model_calls" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"called_at" timestamptz DEFAULT now() NOT NULL,
	"prompt" text NOT NULL,
	"model" text NOT NULL,
	"sent" text NOT NULL,
	"received" text DEFAULT '' NOT NULL,
	"outcome" text DEFAULT '' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"ms" integer,
	"first_ms" integer,
	"tokens_in" integer DEFAULT 0 NOT NULL,
	"tokens_out" integer DEFAULT 0 NOT NULL,
	"cost" numeric(14, 8)
);
--> statement-breakpoint
ALTER TABLE "model_calls" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "luna_settings_admin_select" ON "luna_settings" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "luna_settings_admin_insert" ON "luna_settings" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "luna_settings_admin_update" ON "luna_settings" AS PERMISSIVE FOR UPDATE TO "kervan_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "luna_settings_system_select" ON "luna_settings" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "luna_settings_system_insert" ON "luna_settings" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "luna_settings_system_update" ON "luna_settings" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "luna_settings_system_delete" ON "luna_settings" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "model_calls_admin_select" ON "model_calls" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "model_calls_system_select" ON "model_calls" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "model_calls_system_insert" ON "model_calls" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "model_calls_system_update" ON "model_calls" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "model_calls_system_delete" ON "model_calls" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);