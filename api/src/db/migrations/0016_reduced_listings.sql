ALTER TABLE "listing" ADD COLUMN "is_reduced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- As the next build of the index has it.
UPDATE "listing" l SET "is_reduced" = true
FROM "product" p
WHERE p."id" = l."product_id" AND p."regular_price_ore" > l."price_ore" AND p."price_started_at" <= now()
  AND p."price_started_at" > now() - interval '28 days' AND coalesce(p."price_ends_at" > now(), true);
