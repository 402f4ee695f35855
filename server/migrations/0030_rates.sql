CREATE TABLE "rate_bulletins" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"source" text NOT NULL,
	"date" date NOT NULL,
	"bulletin_no" text,
	"raw" text,
	"entered_by" text,
	"note" text DEFAULT '' NOT NULL,
	"stored_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "rate_bulletins_whole" CHECK ((source = 'tcmb') = (bulletin_no is not null) and (source = 'tcmb') = (raw is not null)),
	CONSTRAINT "rate_bulletins_entered" CHECK ((source = 'manual') = (entered_by is not null)),
	CONSTRAINT "rate_bulletins_source_known" CHECK (source in ('tcmb', 'manual', 'shipped', 'demo'))
);
--> statement-breakpoint
ALTER TABLE "rate_bulletins" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rates" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"bulletin_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"buying" numeric NOT NULL,
	"selling" numeric,
	CONSTRAINT "rates_printed" CHECK (buying > 0 and scale(buying) between 4 and 6 and (selling is null or selling > 0 and scale(selling) between 4 and 6)),
	CONSTRAINT "rates_currency_known" CHECK (currency in ('EUR', 'USD', 'GBP'))
);
--> statement-breakpoint
ALTER TABLE "rates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "rates" ADD CONSTRAINT "rates_bulletin_id_rate_bulletins_id_fk" FOREIGN KEY ("bulletin_id") REFERENCES "public"."rate_bulletins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rate_bulletins_number" ON "rate_bulletins" USING btree ("bulletin_no");--> statement-breakpoint
CREATE UNIQUE INDEX "rate_bulletins_day" ON "rate_bulletins" USING btree ("date","source") WHERE source <> 'manual';--> statement-breakpoint
CREATE UNIQUE INDEX "rates_of_bulletin" ON "rates" USING btree ("bulletin_id","currency");--> statement-breakpoint
CREATE POLICY "rate_bulletins_staff_select" ON "rate_bulletins" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "rate_bulletins_admin_select" ON "rate_bulletins" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "rate_bulletins_admin_insert" ON "rate_bulletins" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (source = 'manual');--> statement-breakpoint
CREATE POLICY "rate_bulletins_system_select" ON "rate_bulletins" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "rate_bulletins_system_insert" ON "rate_bulletins" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "rate_bulletins_system_update" ON "rate_bulletins" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "rate_bulletins_system_delete" ON "rate_bulletins" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "rates_staff_select" ON "rates" AS PERMISSIVE FOR SELECT TO "kervan_staff" USING (true);--> statement-breakpoint
CREATE POLICY "rates_admin_select" ON "rates" AS PERMISSIVE FOR SELECT TO "kervan_admin" USING (true);--> statement-breakpoint
CREATE POLICY "rates_admin_insert" ON "rates" AS PERMISSIVE FOR INSERT TO "kervan_admin" WITH CHECK (exists (select from rate_bulletins b where b.id = bulletin_id and b.source = 'manual'));--> statement-breakpoint
CREATE POLICY "rates_system_select" ON "rates" AS PERMISSIVE FOR SELECT TO "kervan_system" USING (true);--> statement-breakpoint
CREATE POLICY "rates_system_insert" ON "rates" AS PERMISSIVE FOR INSERT TO "kervan_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "rates_system_update" ON "rates" AS PERMISSIVE FOR UPDATE TO "kervan_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "rates_system_delete" ON "rates" AS PERMISSIVE FOR DELETE TO "kervan_system" USING (true);