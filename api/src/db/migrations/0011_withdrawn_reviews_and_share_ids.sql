ALTER TABLE "review" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "wishlist" ADD COLUMN "share_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "wishlist_share" ON "wishlist" USING btree ("share_id");