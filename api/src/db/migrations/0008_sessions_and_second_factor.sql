CREATE TABLE "staff_challenge" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"challenge" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_challenge_purpose" CHECK ("staff_challenge"."purpose" in ('enrol', 'login'))
);
--> statement-breakpoint
CREATE TABLE "staff_factor" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"totp_secret_encrypted" "bytea",
	"last_step" integer,
	"credential_id" text,
	"public_key" "bytea",
	"sign_count" bigint DEFAULT 0 NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_factor_credential_id_unique" UNIQUE("credential_id"),
	CONSTRAINT "staff_factor_kind" CHECK (case "staff_factor"."kind" when 'totp' then "staff_factor"."totp_secret_encrypted" is not null
        when 'passkey' then "staff_factor"."credential_id" is not null and "staff_factor"."public_key" is not null else false end)
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_code" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_token" DROP CONSTRAINT "member_token_purpose";--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "second_factor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_challenge" ADD CONSTRAINT "staff_challenge_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_factor" ADD CONSTRAINT "staff_factor_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_code" ADD CONSTRAINT "staff_recovery_code_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_challenge_expiry" ON "staff_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_factor_member" ON "staff_factor" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_factor_unconfirmed" ON "staff_factor" USING btree ("member_id") WHERE "staff_factor"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "staff_recovery_code_member" ON "staff_recovery_code" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "member_token" ADD CONSTRAINT "member_token_purpose" CHECK ("member_token"."purpose" in ('passwordReset', 'emailConfirmation', 'emailChange', 'staffEnrolment'));