CREATE TABLE "eid_sandbox_order" (
	"order_ref" uuid PRIMARY KEY NOT NULL,
	"auto_start_token" uuid NOT NULL,
	"text" text NOT NULL,
	"asked_ssn_encrypted" "bytea",
	"signed_ssn_encrypted" "bytea",
	"status" text DEFAULT 'pending' NOT NULL,
	"hint_code" text,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "eid_sandbox_order_auto_start_token_unique" UNIQUE("auto_start_token"),
	CONSTRAINT "eid_sandbox_order_status" CHECK ("eid_sandbox_order"."status" in ('pending', 'complete', 'failed')),
	CONSTRAINT "eid_sandbox_order_signed" CHECK (("eid_sandbox_order"."status" = 'complete') = ("eid_sandbox_order"."signed_ssn_encrypted" is not null))
);
--> statement-breakpoint
CREATE INDEX "eid_sandbox_order_started" ON "eid_sandbox_order" USING btree ("started_at");