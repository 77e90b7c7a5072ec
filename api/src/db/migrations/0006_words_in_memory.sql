ALTER TABLE "broad_count" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "broad_list" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "broad_top" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "broad_count" CASCADE;--> statement-breakpoint
DROP TABLE "broad_list" CASCADE;--> statement-breakpoint
DROP TABLE "broad_top" CASCADE;--> statement-breakpoint
DROP INDEX "listing_name";