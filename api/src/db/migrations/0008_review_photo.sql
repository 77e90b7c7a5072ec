CREATE TABLE "review_photo" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"review_id" integer NOT NULL,
	"image" "bytea" NOT NULL,
	"thumbnail" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_report" ADD COLUMN "photo_id" uuid;--> statement-breakpoint
ALTER TABLE "review_photo" ADD CONSTRAINT "review_photo_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_photo_review" ON "review_photo" USING btree ("review_id");--> statement-breakpoint
ALTER TABLE "review_report" ADD CONSTRAINT "review_report_photo_id_review_photo_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."review_photo"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_report_photo" ON "review_report" USING btree ("photo_id");