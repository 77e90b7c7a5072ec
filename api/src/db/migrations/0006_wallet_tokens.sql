ALTER TABLE "payment" ADD COLUMN "wallet_token_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_wallet_token" ON "payment" USING btree ("wallet_token_hash");