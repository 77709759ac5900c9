CREATE TABLE "chat_messages" (
	"room_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"content" text NOT NULL,
	"original_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_messages_room_id_seq_pk" PRIMARY KEY("room_id","seq")
);
--> statement-breakpoint
CREATE TABLE "chat_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"buyer_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"product_name" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_requests_status_known" CHECK ("chat_requests"."status" in ('pending', 'accepted', 'rejected')),
	CONSTRAINT "chat_requests_parties_differ" CHECK ("chat_requests"."buyer_id" <> "chat_requests"."seller_id")
);
--> statement-breakpoint
CREATE TABLE "chat_rooms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"buyer_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"product_name" text NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"buyer_read" integer DEFAULT 0 NOT NULL,
	"seller_read" integer DEFAULT 0 NOT NULL,
	"has_buyer_written" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "chat_rooms_parts_key" UNIQUE("buyer_id","product_id"),
	CONSTRAINT "chat_rooms_read_known" CHECK ("chat_rooms"."buyer_read" between 0 and "chat_rooms"."last_seq" and "chat_rooms"."seller_read" between 0 and "chat_rooms"."last_seq")
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_requests" ADD CONSTRAINT "chat_requests_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_requests" ADD CONSTRAINT "chat_requests_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_id_chat_requests_id_fk" FOREIGN KEY ("id") REFERENCES "public"."chat_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_original_key" ON "chat_messages" USING btree ("room_id","sender_id","original_id") WHERE "chat_messages"."original_id" is not null;--> statement-breakpoint
CREATE INDEX "chat_messages_of_sender" ON "chat_messages" USING btree ("sender_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_requests_open_key" ON "chat_requests" USING btree ("buyer_id","product_id") WHERE "chat_requests"."status" <> 'rejected';--> statement-breakpoint
CREATE INDEX "chat_requests_received" ON "chat_requests" USING btree ("seller_id","status","id");--> statement-breakpoint
CREATE INDEX "chat_requests_of_seller" ON "chat_requests" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "chat_requests_sent" ON "chat_requests" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "chat_rooms_of_buyer" ON "chat_rooms" USING btree ("buyer_id","last_at","id");--> statement-breakpoint
CREATE INDEX "chat_rooms_of_seller" ON "chat_rooms" USING btree ("seller_id","last_at","id");--> statement-breakpoint
CREATE INDEX "chat_rooms_unread_by_buyer" ON "chat_rooms" USING btree ("buyer_id") WHERE "chat_rooms"."last_seq" > "chat_rooms"."buyer_read";--> statement-breakpoint
CREATE INDEX "chat_rooms_unread_by_seller" ON "chat_rooms" USING btree ("seller_id") WHERE "chat_rooms"."last_seq" > "chat_rooms"."seller_read";--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;