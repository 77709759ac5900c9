ALTER TABLE "uploads" ADD COLUMN "hash" text;--> statement-breakpoint
CREATE INDEX "uploads_unhashed" ON "uploads" USING btree ("id") WHERE "uploads"."hash" is null;