CREATE TABLE "prospect_appearances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"search_id" uuid,
	"product_name" text NOT NULL,
	"score" real NOT NULL,
	"reasons" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "buyer_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"asked" jsonb NOT NULL,
	"members" integer DEFAULT 0 NOT NULL,
	"pages" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"is_on" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"way" text NOT NULL,
	"wording" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prospect_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	"product_id" uuid,
	"subject" text NOT NULL,
	"appearance_id" uuid,
	"score" real NOT NULL,
	"reasons" jsonb NOT NULL,
	"status" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "prospect_offers_status_known" CHECK ("prospect_offers"."status" in ('pendiente', 'aceptada', 'rechazada')),
	CONSTRAINT "prospect_offers_answered" CHECK (("prospect_offers"."status" = 'pendiente') = ("prospect_offers"."answered_at" is null)),
	CONSTRAINT "prospect_offers_parties_differ" CHECK ("prospect_offers"."seller_id" <> "prospect_offers"."buyer_id")
);
--> statement-breakpoint
CREATE TABLE "prospect_consents" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "favorites_of_product";--> statement-breakpoint
ALTER TABLE "prospect_appearances" ADD CONSTRAINT "prospect_appearances_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospect_appearances" ADD CONSTRAINT "prospect_appearances_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospect_appearances" ADD CONSTRAINT "prospect_appearances_search_id_buyer_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."buyer_searches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_searches" ADD CONSTRAINT "buyer_searches_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_changes" ADD CONSTRAINT "consent_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospect_offers" ADD CONSTRAINT "prospect_offers_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospect_offers" ADD CONSTRAINT "prospect_offers_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospect_offers" ADD CONSTRAINT "prospect_offers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospect_offers" ADD CONSTRAINT "prospect_offers_appearance_id_prospect_appearances_id_fk" FOREIGN KEY ("appearance_id") REFERENCES "public"."prospect_appearances"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospect_consents" ADD CONSTRAINT "prospect_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prospect_appearances_of_member" ON "prospect_appearances" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "prospect_appearances_of_seller" ON "prospect_appearances" USING btree ("seller_id","member_id","id");--> statement-breakpoint
CREATE INDEX "prospect_appearances_of_search" ON "prospect_appearances" USING btree ("search_id");--> statement-breakpoint
CREATE INDEX "prospect_appearances_age" ON "prospect_appearances" USING btree ("at");--> statement-breakpoint
CREATE INDEX "buyer_searches_of_seller" ON "buyer_searches" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "buyer_searches_age" ON "buyer_searches" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "consent_changes_of_member" ON "consent_changes" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "prospect_offers_received" ON "prospect_offers" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "prospect_offers_sent" ON "prospect_offers" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "prospect_offers_of_product" ON "prospect_offers" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "prospect_offers_of_appearance" ON "prospect_offers" USING btree ("appearance_id");--> statement-breakpoint
CREATE INDEX "chat_rooms_of_product" ON "chat_rooms" USING btree ("product_id","last_at" DESC NULLS FIRST,"buyer_id");--> statement-breakpoint
CREATE INDEX "wishes_of_category" ON "wishes" USING btree ("category_id","lat") WHERE "wishes"."is_active";--> statement-breakpoint
CREATE INDEX "favorites_of_product" ON "favorites" USING btree ("product_id","created_at" DESC NULLS FIRST,"user_id");