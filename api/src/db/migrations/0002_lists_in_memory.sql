ALTER TABLE "category_listing" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "category_listing" CASCADE;--> statement-breakpoint
DROP INDEX "listing_facet";--> statement-breakpoint
DROP INDEX "listing_campaigns";--> statement-breakpoint
DROP INDEX "listing_sponsored";