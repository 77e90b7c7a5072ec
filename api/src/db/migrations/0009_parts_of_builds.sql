ALTER TABLE "cto_model" ADD COLUMN "parts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cto_option" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;