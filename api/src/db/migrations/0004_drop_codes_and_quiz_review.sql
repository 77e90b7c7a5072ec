ALTER TABLE "supply_drop_reward" DROP CONSTRAINT "supply_drop_reward_kind";--> statement-breakpoint
ALTER TABLE "quiz_question" ADD COLUMN "explanation" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_round" ADD COLUMN "answers" jsonb;--> statement-breakpoint
ALTER TABLE "supply_drop_opening" ADD COLUMN "discount_code_id" integer;--> statement-breakpoint
ALTER TABLE "supply_drop_opening" ADD CONSTRAINT "supply_drop_opening_discount_code_id_discount_code_id_fk" FOREIGN KEY ("discount_code_id") REFERENCES "public"."discount_code"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_drop_reward" ADD CONSTRAINT "supply_drop_reward_kind" CHECK ("supply_drop_reward"."kind" in ('xp', 'avatarPart', 'discountCode', 'freeShippingCode'));