ALTER TABLE "checkout_draft" ADD COLUMN "notes" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_draft" ADD COLUMN "pickup_point_id" text;--> statement-breakpoint
ALTER TABLE "checkout_draft" ADD COLUMN "is_split" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_draft" ADD COLUMN "newsletter" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "delivery_notes" jsonb;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "pickup_point" jsonb;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "delivery_parts" jsonb;--> statement-breakpoint
ALTER TABLE "shipping_method" ADD COLUMN "is_locker" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "zip_area" ADD COLUMN "lat" double precision;--> statement-breakpoint
ALTER TABLE "zip_area" ADD COLUMN "lng" double precision;