CREATE TABLE "listing_change" (
	"revision" bigserial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL
);
