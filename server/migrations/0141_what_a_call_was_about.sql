ALTER TABLE "customer_contacts" ADD COLUMN "about_kind" text;--> statement-breakpoint
ALTER TABLE "customer_contacts" ADD COLUMN "about_id" uuid;--> statement-breakpoint
ALTER TABLE "customer_contacts" ADD CONSTRAINT "customer_contacts_about" CHECK ((about_kind is null) = (about_id is null));--> statement-breakpoint
ALTER TABLE "customer_contacts" ADD CONSTRAINT "customer_contacts_about_kind_known" CHECK (about_kind in ('quote', 'shipment'));