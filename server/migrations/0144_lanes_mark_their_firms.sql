ALTER TABLE "benchmark_lanes" ADD COLUMN "answer_firms" integer[];--> statement-breakpoint
ALTER TABLE "benchmark_lanes" ADD COLUMN "settled_firms" integer[];--> statement-breakpoint
ALTER TABLE "benchmark_lanes" ADD COLUMN "on_time_firms" integer[];--> statement-breakpoint
ALTER TABLE "benchmark_lanes" ADD COLUMN "transit_firms" integer[];--> statement-breakpoint
ALTER TABLE "benchmark_lanes" ADD COLUMN "rating_firms" integer[];