ALTER TABLE "product" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_return" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "order_return" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_decision" CHECK ("order_return"."decision" is null or ("order_return"."kind" = 'complaint' and "order_return"."decision" in ('refund', 'reduction', 'repair', 'replacement', 'rejected')));