CREATE TABLE "search_miss" (
	"term" text PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_miss_last_at" ON "search_miss" USING btree ("last_at");