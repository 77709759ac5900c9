CREATE TABLE "account_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"business" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- Changes that wait have nothing that undoes them: they are asked for again. They would have ended within the hour.
DELETE FROM "email_changes";--> statement-breakpoint
UPDATE "users" SET "pending_email" = NULL WHERE "pending_email" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "email_changes" DROP CONSTRAINT "email_changes_pkey";--> statement-breakpoint
ALTER TABLE "email_changes" ALTER COLUMN "token_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "email_changes" ADD COLUMN "id" uuid PRIMARY KEY NOT NULL;--> statement-breakpoint
ALTER TABLE "email_changes" ADD COLUMN "old_email" text NOT NULL;--> statement-breakpoint
ALTER TABLE "email_changes" ADD COLUMN "asked_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "email_changes" ADD COLUMN "undo_hash" text;--> statement-breakpoint
ALTER TABLE "email_changes" ADD COLUMN "undo_until" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "email_changes_old" ON "email_changes" USING btree ("old_email");--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_token_key" UNIQUE("token_hash");--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_undo_key" UNIQUE("undo_hash");--> statement-breakpoint
-- Accounts of before count as proven; a business that still waits for its password was never whole.
UPDATE "users" SET "email_verified_at" = "created_at" WHERE "password_hash" IS NOT NULL AND "deleted_at" IS NULL;--> statement-breakpoint
-- Jobs of before held emails and the tokens of links. What was not mailed yet is asked for again.
DO $$ BEGIN
  IF to_regclass('pgboss.job') IS NOT NULL THEN
    DELETE FROM pgboss.job WHERE name LIKE 'accounts.%' AND data ?| array['email', 'oldEmail', 'newEmail', 'token'];
  END IF;
END $$;
