CREATE TABLE "saved_card" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" integer NOT NULL,
	"token_encrypted" "bytea" NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"expiry_year" smallint NOT NULL,
	"expiry_month" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "saves_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "saved_card_id" uuid;--> statement-breakpoint
ALTER TABLE "saved_card" ADD CONSTRAINT "saved_card_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_card_member" ON "saved_card" USING btree ("member_id","brand","last_four","expiry_year","expiry_month");