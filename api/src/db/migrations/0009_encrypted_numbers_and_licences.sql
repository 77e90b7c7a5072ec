ALTER TABLE "order" ADD COLUMN "corp_number_encrypted" "bytea";--> statement-breakpoint
ALTER TABLE "order_row" ADD COLUMN "licences_encrypted" "bytea";--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "corp_number_encrypted" "bytea";