-- Counted anew, all months, by the next run of the job.
DELETE FROM "benchmark_lanes";--> statement-breakpoint
ALTER TABLE "benchmark_lanes" ADD COLUMN "mode" text NOT NULL;--> statement-breakpoint
ALTER TABLE "benchmark_lanes" ADD CONSTRAINT "benchmark_lanes_mode_known" CHECK (mode in ('sea', 'air', 'land'));--> statement-breakpoint
ALTER TABLE "benchmark_lanes" DROP CONSTRAINT "benchmark_lanes_origin_destination_month_pk";--> statement-breakpoint
ALTER TABLE "benchmark_lanes" ADD CONSTRAINT "benchmark_lanes_origin_destination_month_mode_pk" PRIMARY KEY("origin","destination","month","mode");--> statement-breakpoint
ALTER TABLE "benchmark_prices" DROP CONSTRAINT "benchmark_prices_origin_destination_month_basis_pk";--> statement-breakpoint
ALTER TABLE "benchmark_prices" ADD CONSTRAINT "benchmark_prices_pk" PRIMARY KEY("origin","destination","month","basis","window_months");
